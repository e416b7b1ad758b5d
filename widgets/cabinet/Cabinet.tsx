import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { completeAddress, isInProfile, routerWindow } from '../../src/host/page/pageAddress'
import { hideMenu, profileUrl } from '../../src/host/page/config'
import { RouterContext } from '../../src/ui/lib/RouterContext'
import { TextLink } from '../../src/ui/controls/TextLink'
import { AccountGate } from './AccountGate'
import { router } from './router'

/** The personal account, under the profile URL of the page configuration. */
export function Cabinet({ container }: { container: HTMLElement }) {
  if (!isInProfile()) return <OutsideProfile />
  completeAddress()
  const menuIsHidden = hideMenu() || container.dataset['hideMenu'] !== undefined
  return (
    <BrowserRouter basename={profileUrl()} window={routerWindow}>
      <RouterContext value={router}>
        <AccountGate hideMenu={menuIsHidden} />
      </RouterContext>
    </BrowserRouter>
  )
}

function OutsideProfile() {
  const href = profileUrl()
  useEffect(() => {
    console.warn(`[lens-widgets] the cabinet works only under ${href} (pageConfig.profileUrl)`)
  }, [href])
  return (
    <TextLink href={href} after="right">
      Перейти в личный кабинет
    </TextLink>
  )
}
