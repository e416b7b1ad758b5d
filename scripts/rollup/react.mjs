import { edit, staticName } from './edit.mjs'
import { TRANSLATED } from './places.mjs'

const REACT = /\/react-dom\/cjs\/react-dom-client\.\w+\.js$/
const METHODS = ['removeChild', 'insertBefore']

/** The key by which `TRANSLATED` knows what React has made. */
const MARK = '__reactFiber$'

/** What nobody here uses, and no tree-shaking finds: the island that needs it must take it out of this list. */
const UNUSED = ['hydrateRoot', 'startViewTransition']

/**
 * React looks for its texts where a translator, or an extension, may have taken them away: `parent.removeChild(child)` becomes a call of
 * our own `removeChild(parent, child)`, and `text.nodeValue = words` one of `setNodeValue(text, words)`. Its way up
 * from an event passes by elements of the page that are named `parentNode`. That these cost
 * no bytes, what is unused goes.
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
          // From what an event is about up to what is ours.
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
