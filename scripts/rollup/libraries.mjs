import { edit, staticName } from './edit.mjs'
import { TRANSLATED } from './places.mjs'

/* Libraries that are changed as they are built. */

const MASK = 'node_modules/react-input-mask/lib/react-input-mask.development.js'
const ASKED = 'inputDocument.activeElement'

/**
 * react-input-mask asks the document whether its field has the focus; inside a shadow root the document sees only the
 * host, and the caret is lost. The readable file is taken (the production one is minified) and asks the field's root.
 */
export const inputMask = () => ({
  name: 'input-mask',
  resolveId: { filter: { id: /^react-input-mask$/ }, handler: () => `${process.cwd()}/${MASK}` },
  transform(code, id) {
    if (!id.endsWith(MASK)) return null
    const changed = edit(code, this.parse(code), (node, edits) => {
      if (staticName(node) === ASKED) edits.update(node.start, node.end, 'input.getRootNode().activeElement')
    })
    return changed ?? this.error(`react-input-mask no longer reads ${ASKED}: check the caret again`)
  },
})

const PURE = new Set(['forwardRef', 'createContext', 'memo'])

/**
 * react-router names only its development build to bundlers; the production one lies beside it. Names for devtools and
 * unmarked `forwardRef` calls would keep its forms, fetchers and route trees in the bundle, none of which we use. The same
 * holds for what its framework and server components add: `<Link prefetch>`, which is off unless asked for, and the context
 * of its error boundary.
 */
export const productionRouter = () => ({
  name: 'production-router',
  resolveId: {
    order: 'pre',
    filter: { id: /^react-router/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved?.id.includes('/react-router/dist/development/')) return null
      return { ...resolved, id: resolved.id.replace('/development/', '/production/') }
    },
  },
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null
    const ast = this.parse(code)
    return edit(code, ast, (node, edits) => {
      if (setsUnusedName(node) && ast.body.includes(node)) edits.remove(node.start, node.end)
      if (node.type === 'FunctionDeclaration' && node.id.name === 'PrefetchPageLinks')
        edits.update(node.body.start, node.body.end, '{ return null }')
      if (makesComponent(node)) edits.appendLeft(node.start, '/* @__PURE__ */ ')
    })
  },
})

const setsUnusedName = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  expression.type === 'AssignmentExpression' &&
  /\.(displayName|contextType)$/.test(staticName(expression.left))

function makesComponent({ type, callee }) {
  if (type !== 'CallExpression') return false
  const [object, method] = staticName(callee).split('.')
  return /^React\d*$/.test(object) && PURE.has(method)
}

const REACT = /\/react-dom\/cjs\/react-dom-client\.\w+\.js$/
const METHODS = ['removeChild', 'insertBefore']

/** The key by which `TRANSLATED` recognises nodes that React has created. */
const MARK = '__reactFiber$'

/** Functions that nothing uses, but that tree-shaking keeps: an island that needs one must take it out of this list. */
const UNUSED = ['hydrateRoot', 'startViewTransition']

/**
 * React looks for its texts where a translator, or an extension, may have taken them away: `parent.removeChild(child)`
 * becomes a call of our own `removeChild(parent, child)`, and `text.nodeValue = words` one of `setNodeValue(text,
 * words)`. On its way up from an event it must not take an element named `parentNode` for the parent. Unused code is
 * removed, so that this costs no bytes overall.
 */
export const react = () => ({
  name: 'react',
  transform: {
    order: 'post',
    handler(code, id) {
      if (!REACT.test(id)) return null
      const used = new Set()
      const gone = new Set()
      const use = (name) => {
        used.add(name)
        return `$shown_${name}`
      }
      const changed = edit(
        code,
        this.parse(code),
        (node, edits) => {
          const { type, start, end } = node
          // The way from the target of an event up to our container.
          if (staticName(node) === 'targetNode.parentNode')
            edits.update(start, end, `${use('parentOf')}(targetNode)`)
          const unused = UNUSED.find((name) => isDefinitionOf(node, name))
          if (unused) {
            gone.add(unused)
            edits.update(
              node.body?.start ?? node.right.start,
              node.body?.end ?? end,
              node.body ? '{}' : 'void 0',
            )
          }
          const member =
            type === 'AssignmentExpression' ? node.left : type === 'CallExpression' && node.callee
          if (member?.type !== 'MemberExpression' || member.computed) return
          const { object, property } = member
          if (type === 'CallExpression' && METHODS.includes(property.name)) {
            edits.appendLeft(start, `${use(property.name)}(`)
            edits.update(code.indexOf('.', object.end), code.indexOf('(', property.end) + 1, ',')
          }
          if (type === 'AssignmentExpression' && property.name === 'nodeValue') {
            edits.appendLeft(start, `${use('setNodeValue')}(`).appendRight(end, ')')
            edits.update(code.indexOf('.', object.end), node.right.start, ',')
          }
        },
        (edits) => {
          const names = [...used].map((name) => `${name} as $shown_${name}`)
          edits.prepend(`import { ${names} } from ${JSON.stringify(TRANSLATED)}\n`)
        },
      )
      return code.includes(MARK) && used.size === METHODS.length + 2 && gone.size === UNUSED.length
        ? changed
        : this.error('React no longer has what is replaced here: try a translated page again')
    },
  },
})

const isDefinitionOf = ({ type, id, left }, name) =>
  (type === 'FunctionDeclaration' && id.name === name) ||
  (type === 'AssignmentExpression' && left.property?.name === name)
