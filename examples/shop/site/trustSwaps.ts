/*
 * Libraries that swap content write HTML that the shop's own server has sent. Where the policy demands Trusted Types,
 * the page has to say that it trusts it; the widgets need none of this.
 */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
}

export function trustSwaps(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: (html) => html })
}
