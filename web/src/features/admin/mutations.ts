import {
  type GeneratorForm,
  tryGenerator,
  tryGeneratorSettings,
  updateGeneratorSettings,
} from '@probant/contract/admin/generator'
import { dismissMail, resendMail, sendTestMail } from '@probant/contract/admin/mails'
import {
  type AdminOrganization,
  assignOrganizationPlan,
  setOrganizationDeactivated,
} from '@probant/contract/admin/organizations'
import {
  createEnterprisePlan,
  deleteEnterprisePlan,
  type EnterprisePlanForm,
  type PlanForm,
  updatePlan,
} from '@probant/contract/admin/plans'
import {
  type AdminUser,
  assignUserPlan,
  deleteUser,
  sendPasswordLink,
  setUserAdministration,
  setUserStatus,
} from '@probant/contract/admin/users'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { adminKeys } from './queries.ts'

export function useTryGenerator() {
  return useMutation({ mutationFn: () => request(tryGenerator) })
}

export function useTryGeneratorSettings() {
  return useMutation({ mutationFn: (body: GeneratorForm) => request(tryGeneratorSettings, { body }) })
}

export function useUpdateGeneratorSettings() {
  const queryClient = useQueryClient()
  const forget = useForget()
  return useMutation({
    mutationFn: (body: GeneratorForm) => request(updateGeneratorSettings, { body }),
    onSuccess: (settings) => {
      queryClient.setQueryData(adminKeys.generator, settings)
      return forget()
    },
  })
}

export function useSendTestMail() {
  return useMutation({ mutationFn: () => request(sendTestMail) })
}

export function useDismissMail() {
  return useMutation({
    mutationFn: (mailId: string) => request(dismissMail, { params: { mailId } }),
    meta: { failed: 'operationFailed' },
    onSuccess: useForget(adminKeys.mails),
  })
}

export function useResendMail() {
  return useMutation({
    mutationFn: (mailId: string) => request(resendMail, { params: { mailId } }),
    meta: { failed: 'operationFailed' },
    onSuccess: useForget(adminKeys.mails),
  })
}

export function useSetUserStatus() {
  return useMutation({
    mutationFn: ({ id, status }: Pick<AdminUser, 'id' | 'status'>) =>
      request(setUserStatus, { params: { userId: id }, body: { status } }),
    meta: { failed: 'operationFailed' },
    onSuccess: useForget(adminKeys.users),
  })
}

export function useSetUserAdministration(userId: string) {
  return useMutation({
    mutationFn: (isAdmin: boolean) =>
      request(setUserAdministration, { params: { userId }, body: { isAdmin } }),
    meta: { failed: 'operationFailed' },
    onSuccess: useForget(adminKeys.users),
  })
}

export function useSendPasswordLink(userId: string) {
  return useMutation({
    mutationFn: () => request(sendPasswordLink, { params: { userId } }),
    meta: { failed: 'operationFailed' },
    onSuccess: useForget(adminKeys.mails),
  })
}

export function useDeleteUser(userId: string) {
  return useMutation({
    mutationFn: (body: { email: string }) => request(deleteUser, { params: { userId }, body }),
    onSuccess: useForget(adminKeys.users, adminKeys.mails),
  })
}

export function useAssignUserPlan(userId: string) {
  return useMutation({
    mutationFn: (planId: string) => request(assignUserPlan, { params: { userId }, body: { planId } }),
    meta: { failed: 'planUpdateFailed', showsRefusals: true },
    onSuccess: useForget(adminKeys.users, adminKeys.plans),
  })
}

export function useSetOrganizationDeactivated() {
  return useMutation({
    mutationFn: ({ id, isDeactivated }: Pick<AdminOrganization, 'id' | 'isDeactivated'>) =>
      request(setOrganizationDeactivated, { params: { organizationId: id }, body: { isDeactivated } }),
    meta: { failed: 'operationFailed' },
    onSuccess: useForget(adminKeys.organizations),
  })
}

export function useAssignOrganizationPlan(organizationId: string) {
  return useMutation({
    mutationFn: (planId: string) =>
      request(assignOrganizationPlan, { params: { organizationId }, body: { planId } }),
    meta: { failed: 'planUpdateFailed', showsRefusals: true },
    onSuccess: useForget(adminKeys.organizations, adminKeys.plans),
  })
}

export function useUpdatePlan(planId: string) {
  return useMutation({
    mutationFn: (body: PlanForm) => request(updatePlan, { params: { planId }, body }),
    onSuccess: useForget(adminKeys.plans),
  })
}

export function useCreateEnterprisePlan() {
  return useMutation({
    mutationFn: (body: EnterprisePlanForm) => request(createEnterprisePlan, { body }),
    onSuccess: useForget(adminKeys.plans),
  })
}

export function useDeleteEnterprisePlan() {
  return useMutation({
    mutationFn: (planId: string) => request(deleteEnterprisePlan, { params: { planId } }),
    meta: { failed: 'planUpdateFailed' },
    onSuccess: useForget(adminKeys.plans, adminKeys.organizations),
  })
}

/** Whatever an administrator does also changes the figures, and stands in the audit log. */
function useForget(...stale: QueryKey[]) {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [...stale, adminKeys.statistics, adminKeys.audit].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}
