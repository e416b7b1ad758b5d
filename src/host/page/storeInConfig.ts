import type { PageConfig } from '../PageConfig'
import { pageState } from '../pageState'
import { withoutInherited } from '../withoutInherited'
import { own, written } from './config'

/**
 * Writes the renewed values of a session back, such as the token of code 5011, so that the page's scripts see
 * them.
 */
export function storeInConfig(fresh: Pick<PageConfig, 'token' | 'csrfToken'>): void {
  const block = written()
  const renewed = (pageState().renewed ??= withoutInherited({}))
  for (const [key, value] of Object.entries(fresh)) renewed[key] = { value, over: own(block, key) }
  try {
    const config = (window.pageConfig ??= {})
    if (Object.isFrozen(config)) window.pageConfig = { ...config, ...fresh }
    else Object.assign(config, fresh)
  } catch {
    console.warn('[lens-widgets] pageConfig cannot be written')
  }
}
