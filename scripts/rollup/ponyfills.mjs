const MODULE = '/src/host/ponyfills.ts'
/** By what the code says: the export that stands for it. */
const FUNCTIONS = { 'Array.from': 'from', 'JSON.stringify': 'stringify', 'Object.values': 'values' }
const METHODS = ['reduce', 'bind', 'entries']
const WORTH_A_LOOK = /\.(?:from|stringify|values|reduce|bind|entries)\b|\bfor\s*\(.*\bin\b|\breportError\b/

/**
 * Gives all that is bundled, libraries as well, built-ins that no script of the page can have replaced: `Array.from(x)`
 * becomes a call of our own `from(x)`, `list.reduce(f)` one of `reduce(list, f)`, and `for (key in x)` passes over what
 * the page gave to all objects. `reportError` is ours, too.
 */
export const builtIns = () => ({
  name: 'built-ins',
  transform: {
    // After TypeScript and CommonJS: what comes is plain modules.
    order: 'post',
    handler(code, id) {
      if (id.endsWith(MODULE) || !WORTH_A_LOOK.test(code)) return null
      const edits = []
      const used = new Set()
      const replace = (name, ...changes) => {
        used.add(name)
        edits.push(...changes)
      }
      for (const node of nodesOf(this.parse(code))) {
        const named = staticName(node)
        if (Object.hasOwn(FUNCTIONS, named)) {
          const name = FUNCTIONS[named]
          replace(name, { start: node.start, end: node.end, text: local(name) })
        }
        // By it React tells of what a handler throws.
        if (node.type === 'Identifier' && node.name === 'reportError') {
          replace('reportError', { start: node.start, end: node.end, text: local('reportError') })
        }
        if (node.type === 'ForInStatement') {
          const { start, end } = node.right
          replace(
            'keysIn',
            { start, end: start, text: `${local('keysIn')}((` },
            { start: end, end, text: '))' },
          )
        }
        const name = methodCalled(node)
        if (!name) continue
        const { property } = node.callee
        if (node.isChained) this.error(`.${name}() after ?. cannot be made safe, in ${id}`)
        replace(
          name,
          { start: node.start, end: node.start, text: `${local(name)}(` },
          {
            start: code.lastIndexOf('.', property.start),
            end: code.indexOf('(', property.end) + 1,
            text: node.arguments.length > 0 ? ',' : '',
          },
        )
      }
      if (used.size === 0) return null
      const names = [...used].map((name) => `${name} as ${local(name)}`)
      return {
        code: `import { ${names} } from '${process.cwd()}${MODULE}'\n${edited(code, edits)}`,
        map: null,
      }
    },
  },
})

const local = (name) => `$sound_${name}`

const staticName = ({ type, computed, object, property }) =>
  type === 'MemberExpression' && !computed && object.type === 'Identifier'
    ? `${object.name}.${property.name}`
    : ''

function methodCalled({ type, callee }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || callee.computed) return undefined
  if (callee.object.type === 'Super' || staticName(callee) === 'Object.entries') return undefined
  return METHODS.find((name) => name === callee.property.name)
}

/** Every node, an outer one before what is in it; a call that `?.` may leave out is marked. */
function* nodesOf(node) {
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesOf(item)
    return
  }
  if (typeof node?.type !== 'string') return
  if (node.type === 'ChainExpression') {
    for (let link = node.expression; link; link = link.object ?? link.callee) link.isChained = true
  }
  yield node
  for (const value of Object.values(node)) if (typeof value === 'object') yield* nodesOf(value)
}

function edited(code, edits) {
  let result = ''
  let place = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(place, start) + text
    place = end
  }
  return result + code.slice(place)
}
