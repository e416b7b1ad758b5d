import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

const PAGE = 'docs/speed.md'

/**
 * Rows of Markdown: each goal with what was measured, its limit, and whether it is met.
 * @param measured the goals by the head of their column: a part that is measured behind two servers has one for each, and a
 * limit holds behind both
 */
export function tableOf(measured) {
  const columns = Object.values(measured)
  const rows = (columns[0] ?? []).map(([title, , , limit], place) => {
    const goals = columns.map((goals) => goals[place])
    const isMet = goals.every(([, value]) => value <= limit)
    return [title, ...goals.map(([, , text]) => text), limit, isMet ? 'met' : 'not met']
  })
  const heads = ['goal', ...Object.keys(measured), 'limit', '']
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const markOf = (part) => `<!-- bench ${part} -->`
const END = '<!-- /bench -->'

/** Puts the goals of a part, with how they were measured, into its place in the page; gives the page. */
function withGoals(page, part, words) {
  const from = page.indexOf(markOf(part))
  if (from === -1) throw new Error(`${PAGE} has no place for ${part}: ${markOf(part)}`)
  return `${page.slice(0, from + markOf(part).length)}\n\n${words}\n\n${page.slice(page.indexOf(END, from))}`
}

/** Writes the goals of a part into the page. */
export async function writeGoals(part, rounds, measured) {
  const day = new Date().toISOString().slice(0, 10)
  const words = `\`${part}\`, ${rounds} rounds, ${day}.\n\n${tableOf(measured)}`
  const page = withGoals(readFileSync(PAGE, 'utf8'), part, words)
  writeFileSync(PAGE, await format(page, { ...(await resolveConfig(PAGE)), parser: 'markdown' }))
}
