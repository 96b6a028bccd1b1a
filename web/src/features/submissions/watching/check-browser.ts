import { developerToolsOpen } from './developer-tools.ts'
import { hasSeveralScreens } from './screen.ts'
import { within } from './within.ts'

export interface BrowserCheck {
  /** They are open. */
  developerTools: boolean
  /** There is more than one. */
  screens: boolean
  /** Answers can be kept here until they are sent. */
  storage: boolean
}

/** What a browser has to be asked before a quiz begins in it. */
export async function checkBrowser(): Promise<BrowserCheck> {
  const [developerTools, storage] = await Promise.all([developerToolsOpen(), canStore()])
  return { developerTools, screens: hasSeveralScreens(window), storage }
}

const NAME = 'probant-check'
/** Some browsers never answer, rather than refuse. */
const STORING_MS = 5_000

async function canStore(): Promise<boolean> {
  const isStored = tryStoring().then(
    () => true,
    () => false,
  )
  return (await within(STORING_MS, isStored)) ?? false
}

async function tryStoring(): Promise<void> {
  const opening = indexedDB.open(NAME)
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME)
  const database = await resultOf(opening)
  try {
    await resultOf(database.transaction(NAME, 'readwrite').objectStore(NAME).put('kept', 'key'))
  } finally {
    database.close()
    indexedDB.deleteDatabase(NAME)
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
