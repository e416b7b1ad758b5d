import { edit, staticName } from './edit.mjs'

const FILE = 'node_modules/react-input-mask/lib/react-input-mask.development.js'
const ASKED = 'inputDocument.activeElement'

/**
 * react-input-mask asks the document whether its field has the focus; inside a shadow root the document sees only the
 * host, and the caret is lost. The readable file is taken (the production one is minified) and asks the field's root.
 */
export const inputMask = () => ({
  name: 'input-mask',
  resolveId: { filter: { id: /^react-input-mask$/ }, handler: () => `${process.cwd()}/${FILE}` },
  transform(code, id) {
    if (!id.endsWith(FILE)) return null
    const changed = edit(code, this.parse(code), (node, edits) => {
      if (staticName(node) === ASKED) edits.update(node.start, node.end, 'input.getRootNode().activeElement')
    })
    return changed ?? this.error(`react-input-mask no longer reads ${ASKED}: check the caret again`)
  },
})
