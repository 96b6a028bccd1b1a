import type { RequestOf } from '@probant/contract/endpoint'
import { exportGradebook, getGradebook, updateGradebook } from '@probant/contract/gradebook/gradebook'
import type { Group } from '@probant/contract/groups'
import type { Browser } from './browser.ts'

/** A grade book as its creator reads it over HTTP. */
export function gradebookOf(browser: Browser, { id: groupId }: Pick<Group, 'id'>) {
  const params = { groupId }
  return {
    get: (querystring: RequestOf<typeof getGradebook>['querystring'] = {}) =>
      browser.call(getGradebook, { params, querystring }),
    save: (body: RequestOf<typeof updateGradebook>['body']) =>
      browser.call(updateGradebook, { params, body }),
    export: (format: 'csv' | 'xlsx', language?: string) =>
      browser.call(
        exportGradebook,
        { params, querystring: { format } },
        { headers: language ? { 'accept-language': language } : {} },
      ),
  }
}
