import { spawnSync } from 'node:child_process'

/*
 * A network of the bench's own. A server writes ahead what the buffers of its connection take, and what it has written no more
 * urgent answer overtakes: some 30 kB where a phone's connection begins, but megabytes within one machine. What the buffers take
 * can be said for a network as a whole alone.
 */

const BUFFERS = ['net.ipv4.tcp_rmem=4096 8192 16384', 'net.ipv4.tcp_wmem=4096 16384 30720']

const INSIDE = 'BENCH_IN_OWN_NETWORK'

const unshare = (script, args, options) =>
  spawnSync('/usr/bin/unshare', ['--map-root-user', '--net', 'sh', '-ec', script, 'sh', ...args], options)
    .status

/** Runs this program again in such a network; returns its exit code. Undefined inside, and if there can be no such network. */
export function runInOwnNetwork() {
  if (process.env[INSIDE]) return undefined
  const settings = BUFFERS.map((setting) => `sysctl -q -w '${setting}'`)
  const prepare = ['ip link set lo up', ...settings].join('\n')
  if (unshare(prepare, [], { stdio: 'ignore' }) !== 0) {
    console.warn('Without a network of its own (unshare, ip) nginx writes far more ahead than on a phone.')
    return undefined
  }
  const program = [process.execPath, ...process.argv.slice(1)]
  const options = { stdio: 'inherit', env: { ...process.env, [INSIDE]: '1' } }
  return unshare(`${prepare}\nexec "$@"`, program, options) ?? 1
}
