const FILE = 'node_modules/react-input-mask/lib/react-input-mask.development.js'
const PATTERN = 'inputDocument.activeElement'

/**
 * react-input-mask asks the document whether its field has the focus; inside a shadow root the document sees only the
 * host, and the caret is lost. The readable file is taken (the production one is minified) and asks the field's root.
 */
export function inputMask() {
  return {
    name: 'input-mask',
    resolveId: (id) => (id === 'react-input-mask' ? `${process.cwd()}/${FILE}` : null),
    transform(code, id) {
      if (!id.endsWith(FILE)) return null
      if (!code.includes(PATTERN))
        this.error(`react-input-mask no longer reads ${PATTERN}: check the caret again`)
      return { code: code.replaceAll(PATTERN, 'input.getRootNode().activeElement'), map: null }
    },
  }
}
