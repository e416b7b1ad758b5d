import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'

function mustRun(command, args, cwd) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', cwd })
  if (status !== 0) process.exit(1)
}

/** Builds the product and the example shop of a work tree. */
export function build(cwd) {
  for (const script of ['build', 'build:shop']) mustRun('npm', ['run', '-s', script], cwd)
}

/** Builds another commit in a work tree of its own at `tree`, which is removed when `use` has ended. */
export async function withBuiltTree(revision, tree, use) {
  mustRun('git', ['worktree', 'add', '--detach', '--force', tree, revision])
  try {
    const isSameLock = readFileSync('package-lock.json').equals(readFileSync(`${tree}/package-lock.json`))
    if (isSameLock) symlinkSync(`${process.cwd()}/node_modules`, `${tree}/node_modules`, 'junction')
    else mustRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], tree)
    build(tree)
    await use()
  } finally {
    mustRun('git', ['worktree', 'remove', '--force', tree])
  }
}
