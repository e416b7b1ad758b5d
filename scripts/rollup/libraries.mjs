import { edit, staticName } from './edit.mjs'

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
