import { floorLooks, homeLooks } from './home.mjs'
import { ms, ratio } from './figures.mjs'
import { measureVisitors } from './measure.mjs'

/* The cabinet's home over other lines: HTTP/1.1, and one that loses 3 % of its packets. */

export async function measureOthers(bench) {
  const { plainSite, lossySite } = bench
  const columns = await measureVisitors(
    bench,
    [
      ['HTTP/1.1', plainSite],
      ['3 % lost', lossySite],
    ].flatMap(([name, site]) => [
      [[`floor, ${name}`, `${site}/bench/floor.html`, floorLooks]],
      [[name, `${site}/personal/?bench`, homeLooks]],
    ]),
  )
  const rows = [
    ['first data, ms', 'content', ms],
    ['ready for input, ms', 'ready', ms],
  ]
  const row = (title, name, figure, limit) => [
    `${name}: ${title}`,
    ...ratio(columns[name], columns[`floor, ${name}`], figure),
    limit,
  ]
  return {
    table: { columns, rows },
    goals: [
      row('first data', 'HTTP/1.1', 'content', 1.3),
      row('ready', 'HTTP/1.1', 'ready', 1.85),
      row('first data', '3 % lost', 'content', 1.3),
    ],
  }
}
