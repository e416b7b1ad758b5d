/** The modules of the product that the build has to know: all that it names of `src/` and `widgets/` stands here. */
const at = (path) => `${process.cwd()}/${path}`

export const LOADER = 'widgets/loader.ts'
export const CHECK = 'check/main.ts'
export const PUBLIC_TYPES = 'src/host/lensWidgets.ts'
export const CABINET = at('widgets/cabinet/index.tsx')
/** Whose dynamic imports are the cabinet's pages. */
export const SECTIONS = at('widgets/cabinet/sections.ts')
/** The cabinet's first screen: what draws it in the page, and what draws it in the build. */
export const FIRST = at('widgets/cabinet/firstScreen/firstScreen.ts')
export const FIRST_RENDER = at('widgets/cabinet/firstScreen/render.tsx')
/** The style sheet of all components, which the frame of a section and its page share. */
export const UI_STYLES = at('src/ui/ui.css')
export const LOAD_CHUNK = at('src/host/loading/loadChunk.ts')
export const PONYFILLS = at('src/host/ponyfills.ts')
/** React's root, which every island imports when it already runs. */
export const ROOT = at('src/island/root.ts')
/** React, in what islands draw before it is there. */
export const FIRST_REACT = at('src/firstScreen/react.ts')
export const FIRST_ROUTER = at('src/firstScreen/router.ts')
const FIRST_FORM = at('src/firstScreen/form.ts')
/** What else is replaced there, and by what. */
export const REPLACED_FIRST = {
  formik: FIRST_FORM,
  'react-input-mask': FIRST_FORM,
  [at('src/forms/Form.tsx')]: FIRST_FORM,
  [at('src/ui/states/Unavailable.tsx')]: at('src/firstScreen/undrawable.ts'),
  [at('src/api/api.ts')]: at('src/firstScreen/api.ts'),
  [at('src/data/catalogue/useOffersOfProducts.ts')]: at('src/data/catalogue/useOffersOfProducts.first.ts'),
  [at('src/features/shop/orders/OrderPowers.tsx')]: at('src/firstScreen/OrderPowers.tsx'),
  [at('src/data/basket/usePurchase.ts')]: at('src/firstScreen/usePurchase.ts'),
}
/** What is not there at all: rules of forms, dialogs, failures. */
export const ABSENT_FIRST =
  /^yup$|\/src\/(forms\/lib\/(rules|serverErrors)\.ts|.*Dialog\.tsx|ui\/states\/(ErrorState|FailureText)\.tsx)$/
export const ABSENT = at('src/firstScreen/absent.ts')
