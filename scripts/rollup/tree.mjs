/* Markup that React has written, as data: a list in which each node stands once, and names its children by number. */

const TOKEN = /<(\/?)([\w-]+)((?:\s[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const VOID = new Set(['link', 'img', 'input', 'br'])
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (text) => text.replace(/&([\w#]+);/g, (_, name) => ENTITIES[name])

/**
 * @param markups by place, those of its variants
 * @param marks what stands for a customer's data, each as a text of its own, in the order in which it is filled in
 */
export function treeOf(markups, marks) {
  const fillings = new Map(marks.map((mark, place) => [mark, place]))
  const nodes = []
  const known = new Map()
  const add = (node) => {
    const key = JSON.stringify(node)
    if (!known.has(key)) known.set(key, nodes.push(node) - 1)
    return known.get(key)
  }
  const parse = (markup, place) => {
    if (markup === null) return null
    const ids = new Map()
    const root = ['div', { class: 'lens' }]
    const open = [root]
    for (const [, closes, tag, attributes, text] of markup.matchAll(TOKEN)) {
      if (text !== undefined) open.at(-1).push(add(fillings.get(decode(text)) ?? decode(text)))
      else if (closes) {
        const node = open.pop()
        open.at(-1).push(add(node))
      } else if (!VOID.has(tag)) {
        const { 'aria-current': current, ...own } = attributesOf(attributes, ids)
        if (current) place.current = own.href
        open.push([tag, own])
      }
    }
    if (open.length !== 1) throw new Error('the markup of the first screen is not closed')
    return add(root)
  }
  const places = Object.fromEntries(
    Object.entries(markups).map(([path, markups]) => {
      const place = {}
      place.variants = markups.map((markup) => parse(markup, place))
      return [path, place]
    }),
  )
  const found = new Set(nodes.filter((node) => typeof node === 'number'))
  if (found.size < fillings.size) throw new Error('nothing of the first screen takes one of the marks')
  return { nodes, places }
}

/** Ids, and references to them, are renumbered in each variant: React derives them from a component's position. */
function attributesOf(source, ids) {
  const named = (value) =>
    value.replace(/_R_\w*_/g, (id) => ids.get(id) ?? ids.set(id, `frame${ids.size}`).get(id))
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)]
      .filter(([, name]) => name !== 'data-discover')
      .map(([, name, value = '']) => [name, named(decode(value))]),
  )
}
