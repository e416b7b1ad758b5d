import { useMemo } from 'react'
import type { AccountInfo, Consumer } from '../../src/data/account/account'
import { LogoutButton } from '../../src/features/account/auth/LogoutButton'
import { NotificationsBell } from '../../src/features/account/notifications/NotificationsBell'
import { Monogram } from '../../src/features/account/profile/Monogram'
import { customerDrafts } from '../../src/host/customer/drafts'
import { Layout } from '../../src/shell/Layout'
import { parentOf, type Section } from '../../src/shell/lib/section'
import type { HeadingRef } from '../../src/shell/lib/useArrival'
import { loadMore } from './home/loadMore'
import { home, isAvailable, menuOf, NAME, sections, titleOf } from './sections'

interface CabinetLayoutProps {
  heading: HeadingRef
  section: Section
  account: AccountInfo
  consumer: Consumer
  hideMenu: boolean
}

const preloads = [loadMore, ...sections.flatMap(({ load }) => load ?? [])]

/** The shell with what it shows of a consumer. */
export function CabinetLayout({ heading, section, account, consumer, hideMenu }: CabinetLayoutProps) {
  const drafts = useMemo(() => customerDrafts(consumer.id), [consumer.id])
  const isHome = section === home
  return (
    <Layout
      name={NAME}
      section={section}
      title={isHome ? greeting(consumer) : titleOf(section, account)}
      heading={heading}
      parent={isHome ? undefined : (parentOf(section, sections) ?? home)}
      emblem={<Monogram consumer={consumer} />}
      tools={<NotificationsBell />}
      logout={<LogoutButton />}
      menu={hideMenu ? undefined : menuOf(account)}
      isAvailable={isAvailable(section, account)}
      drafts={drafts}
      preloads={preloads}
    />
  )
}

const greeting = ({ name }: Consumer) => (name === '' ? 'Здравствуйте' : `Здравствуйте, ${name}`)
