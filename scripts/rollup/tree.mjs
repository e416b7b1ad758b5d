/* Markup that React has written, as data: a list in which each node stands once, and names its children by number. */

const TOKEN = /<(\/?)([\w-]+)((?:\s[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const VOID = new Set(['link', 'img', 'input', 'br'])
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (text) => text.replace(/&([\w#]+);/g, (_, name) => ENTITIES[name])

/**
 * @param markups by variant
 * @param marks what stands for a customer's data, each as a text of its own, in the order of the places
 */
export function treeOf(markups, marks) {
  const places = new Map(marks.map((mark, place) => [mark, place]))
  const nodes = []
  const known = new Map()
  const add = (node) => {
    const key = JSON.stringify(node)
    if (!known.has(key)) known.set(key, nodes.push(node) - 1)
    return known.get(key)
  }
  const parse = (markup) => {
    const ids = new Map()
    const root = ['div', { class: 'lens' }]
    const open = [root]
    for (const [, closes, tag, attributes, text] of markup.matchAll(TOKEN)) {
      if (text !== undefined) open.at(-1).push(add(places.get(decode(text)) ?? decode(text)))
      else if (closes) {
        const node = open.pop()
        open.at(-1).push(add(node))
      } else if (!VOID.has(tag)) open.push([tag, attributesOf(attributes, ids)])
    }
    if (open.length !== 1) throw new Error('the markup of the first screen is not closed')
    return add(root)
  }
  const variants = Object.fromEntries(Object.entries(markups).map(([name, markup]) => [name, parse(markup)]))
  const found = new Set(nodes.filter((node) => typeof node === 'number'))
  if (found.size < places.size) throw new Error('a place of the first screen is missing')
  return { nodes, variants }
}

/** Ids, and what names them, are counted anew in each variant: React makes them of where a component stands. */
function attributesOf(source, ids) {
  const named = (value) =>
    value.replace(/_R_\w*_/g, (id) => ids.get(id) ?? ids.set(id, `first${ids.size}`).get(id))
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)]
      .filter(([, name]) => name !== 'data-discover')
      .map(([, name, value = '']) => [name, named(decode(value))]),
  )
}
