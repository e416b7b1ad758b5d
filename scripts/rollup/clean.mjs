import { rm } from 'node:fs/promises'

/** Empties the target once per run, so that nothing of an older build is shipped; what is rebuilt on a change replaces it. */
export function clean(folder) {
  let isClean = false
  return {
    name: 'clean',
    async buildStart() {
      if (!isClean) await rm(folder, { recursive: true, force: true })
      isClean = true
    },
  }
}
