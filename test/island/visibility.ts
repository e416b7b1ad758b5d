/** Lets elements tell, as in a browser, whether they are rendered: what is in a `hidden` element is not. */
export function tellVisibility(): void {
  const isHidden = (node: Node | null): boolean =>
    node !== null &&
    ((node instanceof HTMLElement && node.hidden !== false) ||
      isHidden(node instanceof ShadowRoot ? node.host : node.parentNode))
  beforeEach(() => {
    Element.prototype.checkVisibility = function () {
      return !isHidden(this)
    }
  })
  afterEach(() => {
    delete (Element.prototype as Partial<Element>).checkVisibility
  })
}
