import { edit, staticName } from './edit.mjs'
import { PONYFILLS } from './places.mjs'

/** Our replacement of a function, by the expression that is replaced. */
const FUNCTIONS = { 'Array.from': 'from', 'JSON.stringify': 'stringify', 'Object.values': 'values' }
const METHODS = ['reduce', 'bind', 'entries']
const WORTH_A_LOOK =
  /\.(?:from|stringify|values|reduce|bind|entries|defaultView)\b|\bfor\s*\(.*\bin\b|\breportError\b|\}\s*=\s*\{\s*\}/

/**
 * Gives all that is bundled, libraries as well, built-ins that no script of the page can have replaced: `Array.from(x)`
 * becomes a call of our own `from(x)`, `list.reduce(f)` one of `reduce(list, f)`, and `for (key in x)` passes over what
 * the page gave to all objects, as does `({ signal } = {})`. `reportError` is ours, too. An element of the page that has
 * the name takes `document.defaultView`, and React draws nothing: `x.defaultView` becomes the window.
 */
export const ponyfills = () => ({
  name: 'ponyfills',
  transform: {
    // After TypeScript and CommonJS: what comes is plain modules.
    order: 'post',
    handler(code, id) {
      if (id === PONYFILLS || !WORTH_A_LOOK.test(code)) return null
      const used = new Set()
      const use = (name) => {
        used.add(name)
        return local(name)
      }
      const optional = new Set()
      return edit(
        code,
        this.parse(code),
        (node, edits) => {
          const { start, end } = node
          if (node.type === 'ChainExpression') linksOf(node).forEach((link) => optional.add(link))
          const named = staticName(node)
          if (Object.hasOwn(FUNCTIONS, named)) edits.update(start, end, use(FUNCTIONS[named]))
          // React uses it to report errors of event handlers.
          if (node.type === 'Identifier' && node.name === 'reportError')
            edits.update(start, end, use('reportError'))
          if (node.type === 'ForInStatement') {
            edits.appendLeft(node.right.start, `${use('keysIn')}((`).prependRight(node.right.end, '))')
          }
          if (isView(node)) edits.update(start, end, use('defaultView'))
          if (isNoOptions(node)) edits.update(node.right.start, node.right.end, '{__proto__:null}')
          const name = methodCalled(node)
          if (!name) return
          if (optional.has(node)) this.error(`.${name}() after ?. cannot be made safe, in ${id}`)
          const { property } = node.callee
          const dot = code.lastIndexOf('.', property.start)
          const bracket = code.indexOf('(', property.end)
          edits.appendLeft(start, `${use(name)}(`)
          edits.update(dot, bracket + 1, node.arguments.length > 0 ? ',' : ' ')
        },
        (edits) => {
          const names = [...used].map((name) => `${name} as ${local(name)}`)
          edits.prepend(`import { ${names} } from ${JSON.stringify(PONYFILLS)}\n`)
        },
      )
    },
  },
})

const local = (name) => `$safe_${name}`

/** Tells whether a parameter is an options object with a default: `{ … } = {}`. */
const isNoOptions = ({ type, left, right }) =>
  type === 'AssignmentPattern' &&
  left.type === 'ObjectPattern' &&
  right.type === 'ObjectExpression' &&
  right.properties.length === 0

/** Tells whether a node is the window of a document: there is only one document, and no library sets its window. */
const isView = ({ type, computed, property }) =>
  type === 'MemberExpression' && !computed && property.name === 'defaultView'

function methodCalled({ type, callee }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression' || callee.computed) return undefined
  if (callee.object.type === 'Super' || staticName(callee) === 'Object.entries') return undefined
  return METHODS.find((name) => name === callee.property.name)
}

/** Returns all links of an optional chain. */
function linksOf({ expression }) {
  const links = []
  for (let link = expression; link; link = link.object ?? link.callee) links.push(link)
  return links
}
