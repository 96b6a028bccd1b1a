import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's files in a folder, with commits that survive a power cut: its own file system never flushes to disk.
 * This leans on internals of PGlite, so the tests count the flushes.
 */
export class DurableFileSystem extends NodeFS {
  syncCount = 0
  readonly #onSyncFailure: (error: unknown) => never

  /** `onSyncFailure` ends the worker: what did not reach the disk must not be acknowledged, nor flushed again. */
  constructor(folder: string, onSyncFailure: (error: unknown) => never) {
    super(folder)
    this.#onSyncFailure = onSyncFailure
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [emscriptenOpts.preRun ?? [], (module: unknown) => this.#replaceSync(module)].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts }
  }

  #replaceSync(module: unknown) {
    const { stream_ops } = (module as EmscriptenModule).FS.filesystems.NODEFS
    stream_ops.fsync = ({ nfd }) => {
      try {
        fdatasyncSync(nfd)
      } catch (error) {
        this.#onSyncFailure(error)
      }
      this.syncCount++
      return 0
    }
  }
}

/** PGlite's own start parameters without `-F`, which turns flushing off, and with the one way to flush that is replaced here. */
export const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // What a checkpoint leaves behind for later use: little, since small installations write little.
  '-c',
  'min_wal_size=32MB',
  '-c',
  'max_wal_size=128MB',
  // All of it is taken from the machine at the start, and it belongs to one process: the system's own cache does the rest.
  '-c',
  'shared_buffers=32MB',
]

/** For what need not outlive the process, such as the databases of tests: it spends nothing on coming back after a crash. */
export const CARELESS_START_PARAMS = [
  ...PGlite.defaultStartParams,
  '-c',
  'full_page_writes=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'wal_level=minimal',
  '-c',
  'max_wal_senders=0',
  '-c',
  'shared_buffers=32MB',
]

interface EmscriptenModule {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } }
}
