import { useEffect, useMemo } from 'react'
import type { AccountInfo, Consumer } from '../../src/data/account/account'
import { LogoutButton } from '../../src/features/account/auth/LogoutButton'
import { Monogram } from '../../src/features/account/profile/Monogram'
import { NotificationsBell } from '../../src/features/account/notifications/NotificationsBell'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { preloadLater } from '../../src/host/loading/lazyComponent'
import { customerDrafts } from '../../src/host/customer/drafts'
import { useIsMobile } from '../../src/host/page/viewport'
import { classes } from '../../src/ui/lib/classes'
import { TextLink } from '../../src/ui/controls/TextLink'
import { Unavailable } from '../../src/ui/states/Unavailable'
import { loadMore } from './home/HomePage'
import { Menu } from './Menu'
import { SectionPage } from './SectionPage'
import type { Section } from './section'
import { home, isAvailable, parentOf, sections, titleOf } from './sections'
import type { HeadingRef } from './useArrival'

interface CabinetLayoutProps {
  heading: HeadingRef
  section: Section
  account: AccountInfo
  consumer: Consumer
  hideMenu: boolean
}

/**
 * Header, menu and the page of one section. On a phone, and in a column as narrow, the menu is part of the home page
 * alone (contract 3.3).
 * No landmarks but the menu: `header` and `main` are the host page's.
 */
export function CabinetLayout({ heading, section, account, consumer, hideMenu }: CabinetLayoutProps) {
  const isMobile = useIsMobile()
  const isHome = section === home
  const drafts = useMemo(() => customerDrafts(consumer.id), [consumer.id])
  useEffect(() => preloadLater([loadMore, ...sections.flatMap(({ load }) => load ?? [])]), [])
  const menu = hideMenu ? null : <Menu account={account} />
  return (
    <div className={classes('cabinet', isMobile && 'cabinet--mobile', hideMenu && 'cabinet--plain')}>
      <div className="head">
        {isHome && <Monogram consumer={consumer} />}
        <div className="head__text">
          {!isHome && <BackLink section={section} />}
          <h1 ref={heading} tabIndex={-1}>
            {isHome ? greeting(consumer) : titleOf(section, account)}
          </h1>
        </div>
        <NotificationsBell />
        {!isMobile && <LogoutButton />}
      </div>
      {!isMobile && menu}
      <div className="page">
        {isAvailable(section, account) ? (
          <DraftContext value={drafts}>
            <SectionPage key={section.path} section={section} menu={isMobile ? menu : null} />
          </DraftContext>
        ) : (
          <Unavailable />
        )}
      </div>
    </div>
  )
}

const greeting = ({ name }: Consumer) => (name === '' ? 'Здравствуйте' : `Здравствуйте, ${name}`)

function BackLink({ section }: { section: Section }) {
  const { path, title } = parentOf(section)
  return (
    <TextLink to={path} before="left">
      {title}
    </TextLink>
  )
}
