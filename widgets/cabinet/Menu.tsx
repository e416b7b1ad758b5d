import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { AccountInfo } from '../../src/data/account/account'
import { LogoutButton } from '../../src/features/account/auth/LogoutButton'
import { linkInto } from '../../src/host/page/links'
import { useIsMobile } from '../../src/host/page/viewport'
import { Anchor } from '../../src/ui/controls/Anchor'
import { Icon } from '../../src/ui/Icon'
import type { IconName } from '../../src/ui/lib/icons'
import { preload } from '../../src/host/loading/lazyComponent'
import { Link } from './router'
import type { Section } from './section'
import { friendsMenu, isSection, menu } from './sections'

/** The menu of the cabinet (contract 3.3). */
export function Menu({ account }: { account: AccountInfo }) {
  const isMobile = useIsMobile()
  const friends = friendsMenu(account)
  return (
    <nav className={isMobile ? 'menu menu--list' : 'menu'} aria-label="Личный кабинет">
      <MenuSection title="Личная информация">
        {menu.map((item) =>
          isSection(item) ? (
            <MenuItem key={item.path} {...item} />
          ) : (
            <li key={item.title}>
              <Anchor href={item.href()} newTab>
                <Icon name={item.icon} size={20} />
                <span className="label">{item.title}</span>
                <Icon name="ext" size={16} />
              </Anchor>
            </li>
          ),
        )}
      </MenuSection>
      {friends && (
        <MenuSection title={friends.title}>
          {friends.items.map((item) => (
            <MenuItem key={item.path} {...item} />
          ))}
        </MenuSection>
      )}
      {isMobile && (
        <section>
          <LogoutButton />
        </section>
      )}
    </nav>
  )
}

function MenuSection({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section>
      {title !== undefined && <h2>{title}</h2>}
      <ul>{children}</ul>
    </section>
  )
}

interface MenuItemProps {
  path: string
  title: string
  icon?: IconName
  children?: Section[]
  load?: Section['load']
}

function MenuItem({ path, title, icon, children, load }: MenuItemProps) {
  const { pathname, hash } = useLocation()
  const address = `${pathname}/`.replace('//', '/')
  // Without a hash the first of the friends' tabs is open.
  const isCurrent = path === address || path === address + (hash || '#awards')
  const onPointedAt = () => void preload(load)
  return (
    <li>
      <Link
        to={linkInto(path)}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={onPointedAt}
        onFocus={onPointedAt}
      >
        {icon && <Icon name={icon} size={20} />}
        <span className="label">{title}</span>
        <Icon name="right" size={20} />
      </Link>
      {children && (
        <ul>
          {children.map((child) => (
            <MenuItem key={child.path} {...child} />
          ))}
        </ul>
      )}
    </li>
  )
}
