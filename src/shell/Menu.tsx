import { Suspense, useId, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsMobile } from '../host/page/viewport'
import { Anchor } from '../ui/controls/Anchor'
import { Icon } from '../ui/Icon'
import { Link } from './router'
import type { MenuGroup, MenuItem as SectionItem, OutsideLink, PartLink } from './lib/section'

interface MenuProps {
  /** The cabinet's name. */
  name: string
  groups: readonly MenuGroup[]
  /** Shown below the menu on a phone. */
  logout: ReactNode
  Note: MenuNote
}

/**
 * A component that tells what a section contains now, below and beside the link, as its description.
 * Undefined if no section has a note.
 */
export type MenuNote = ComponentType<{ path: string }> | undefined

/** The menu of a cabinet (contract 3.3). */
export function Menu({ name, groups, logout, Note }: MenuProps) {
  const isMobile = useIsMobile()
  return (
    <nav className={isMobile ? 'menu menu--list' : 'menu'} aria-label={name}>
      {groups.map(({ title, items }, place) => (
        <section key={place}>
          {title !== undefined && <h2>{title}</h2>}
          <ul>
            {items.map((item) =>
              'path' in item ? (
                <MenuItem key={item.path} Note={Note} {...item} />
              ) : (
                <OutsideItem key={item.title} {...item} />
              ),
            )}
          </ul>
        </section>
      ))}
      {isMobile && <section>{logout}</section>}
    </nav>
  )
}

const OutsideItem = ({ title, icon, href }: OutsideLink) => (
  <li>
    <Anchor href={href()} newTab>
      <Icon name={icon} size={20} />
      <span className="label">{title}</span>
      <Icon name="ext" size={16} />
    </Anchor>
  </li>
)

function MenuItem({
  path,
  title,
  icon,
  isDefault,
  children,
  Note,
}: Omit<PartLink, 'title'> & Partial<SectionItem> & Pick<SectionItem, 'title'> & { Note: MenuNote }) {
  const { pathname, hash } = useLocation()
  const id = useId()
  const address = `${pathname}/`.replace('//', '/')
  const isCurrent =
    path === address ||
    path === address + hash ||
    (isDefault === true && hash === '' && path.startsWith(`${address}#`))
  // The home has no note, and a phone's list hides its link completely.
  const ItsNote = path === '/' ? undefined : Note
  const link = (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      {...(ItsNote && { 'aria-describedby': id })}
    >
      {icon && <Icon name={icon} size={20} />}
      <span className="label">{title}</span>
      <Icon name="right" size={20} />
    </Link>
  )
  return (
    <li>
      {ItsNote ? (
        <div className="menu__noted">
          {link}
          <span className="menu__said" id={id}>
            <Suspense>
              <ItsNote path={path} />
            </Suspense>
          </span>
        </div>
      ) : (
        link
      )}
      {children && (
        <ul>
          {children.map((child) => (
            <MenuItem key={child.path} Note={Note} {...child} />
          ))}
        </ul>
      )}
    </li>
  )
}
