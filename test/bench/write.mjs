import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

const PAGE = 'docs/speed.md'

/** Rows of Markdown: each goal with what was measured, its limit, and whether it is met. */
export const tableOf = (goals) =>
  [
    '| goal | measured | limit | |\n|---|---|---|---|',
    ...goals.map(
      ([title, value, text, limit]) =>
        `| ${title} | ${text} | ${limit} | ${value <= limit ? 'met' : 'not met'} |`,
    ),
  ].join('\n')

const markOf = (part) => `<!-- bench ${part} -->`
const END = '<!-- /bench -->'

/** Puts the goals of a part, with how they were measured, into its place in the page; gives the page. */
function withGoals(page, part, words) {
  const from = page.indexOf(markOf(part))
  if (from === -1) throw new Error(`${PAGE} has no place for ${part}: ${markOf(part)}`)
  return `${page.slice(0, from + markOf(part).length)}\n\n${words}\n\n${page.slice(page.indexOf(END, from))}`
}

/** Writes the goals of a part into the page. */
export async function writeGoals(part, rounds, goals) {
  const day = new Date().toISOString().slice(0, 10)
  const words = `\`${part}\`, ${rounds} rounds, ${day}.\n\n${tableOf(goals)}`
  const page = withGoals(readFileSync(PAGE, 'utf8'), part, words)
  writeFileSync(PAGE, await format(page, { ...(await resolveConfig(PAGE)), parser: 'markdown' }))
}
