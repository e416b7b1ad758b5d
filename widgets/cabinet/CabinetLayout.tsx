import { useMemo } from 'react'
import type { AccountInfo, Consumer } from '../../src/data/account/account'
import { formatDate } from '../../src/domain/dates/dates'
import { LogoutButton } from '../../src/features/account/auth/LogoutButton'
import { NotificationsBell } from '../../src/features/account/notifications/NotificationsBell'
import { Monogram } from '../../src/features/account/profile/Monogram'
import { customerDrafts } from '../../src/host/customer/drafts'
import { lazyComponent } from '../../src/host/loading/lazyComponent'
import { Layout } from '../../src/shell/Layout'
import { parentOf, type Section } from '../../src/shell/lib/section'
import type { HeadingRef } from '../../src/shell/lib/useArrival'
import { loadMore, moreIsThere } from './home/loadMore'
import { loadStep } from './home/step/loadStep'
import { home, isAvailable, menuOf, NAME, sections, titleOf } from './sections'

interface CabinetLayoutProps {
  heading: HeadingRef
  section: Section
  account: AccountInfo
  consumer: Consumer
  hideMenu: boolean
}

const MenuNote = lazyComponent(() => moreIsThere.then(({ MenuNote }) => MenuNote))

const preloads = [loadStep, loadMore, ...sections.flatMap(({ load }) => load ?? [])]

/** Shows the shell with the data of a consumer. */
export function CabinetLayout({ heading, section, account, consumer, hideMenu }: CabinetLayoutProps) {
  const drafts = useMemo(() => customerDrafts(consumer.id), [consumer.id])
  const isHome = section === home
  return (
    <Layout
      name={NAME}
      section={section}
      title={isHome ? greeting(consumer) : titleOf(section, account)}
      note={isHome && memberInWords(consumer)}
      heading={heading}
      parent={isHome ? undefined : (parentOf(section, sections) ?? home)}
      emblem={<Monogram consumer={consumer} />}
      tools={<NotificationsBell />}
      logout={<LogoutButton />}
      menu={hideMenu ? undefined : menuOf(account)}
      MenuNote={MenuNote}
      isAvailable={(one) => isAvailable(one, account)}
      drafts={drafts}
      preloads={preloads}
    />
  )
}

const greeting = ({ name }: Consumer) => (name === '' ? 'Здравствуйте' : `Здравствуйте, ${name}`)

/** Returns 'В клубе с марта 2023 года'; '' if the date is unknown. */
const memberInWords = ({ memberSince }: Consumer) =>
  formatDate(memberSince).replace(/^\d+(.*)/, 'В\u00a0клубе с$1\u00a0года')
