import { rm } from 'node:fs/promises'

/** Empties the target once per run, so that nothing of an older build is shipped. */
export const clean = (folder) => ({
  name: 'clean',
  buildStart: () => rm(folder, { recursive: true, force: true }),
})
