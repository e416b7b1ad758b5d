import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { DraftContext, type DraftStore } from '../forms/lib/DraftContext'
import { preloadLater } from '../host/loading/lazyComponent'
import { linkTo } from '../host/page/links'
import { useIsMobile } from '../host/page/viewport'
import { classes } from '../ui/lib/classes'
import { HeadContext, type ViewHead } from '../ui/lib/HeadContext'
import { TextLink } from '../ui/controls/TextLink'
import { Unavailable } from '../ui/states/Unavailable'
import { Menu, type MenuNote } from './Menu'
import type { MenuGroup, Section } from './lib/section'
import { Pages } from './Pages'
import type { HeadingRef } from './lib/useArrival'
import { changeLarger, isLarger } from '../host/page/larger'

interface LayoutProps {
  /** The cabinet's name. */
  name: string
  section: Section
  title: string
  /** Shown below the heading. */
  note?: string | false
  heading: HeadingRef
  /** The page of the back link; the home has none. */
  parent: Section | undefined
  /** Shown before the home's heading. */
  emblem: ReactNode
  /** Shown at the end of the header. */
  tools: ReactNode
  logout: ReactNode
  /** Undefined if the page hides it. */
  menu: readonly MenuGroup[] | undefined
  /** Shown below the names of the menu's sections. */
  MenuNote?: MenuNote
  /** Tells whether this customer may use a section at all. */
  isAvailable: (section: Section) => boolean
  drafts: DraftStore
  /** Chunks that are likely to be needed next; the array stays identical between renders. */
  preloads: (() => Promise<unknown>)[]
}

/**
 * Header, menu and the page of one section. On a phone, or in a column as narrow, the menu is part of the
 * home page only (contract 3.3). The menu is the only landmark: `header` and `main` belong to the host page.
 */
export function Layout(props: LayoutProps) {
  const {
    name,
    section,
    title,
    note,
    heading,
    parent,
    emblem,
    tools,
    logout,
    isAvailable,
    drafts,
    preloads,
  } = props
  const isMobile = useIsMobile()
  const page = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<ViewHead>()
  const back = view?.back ?? parent
  // The address does not change: its hash names parts of pages, and the browser cannot find elements in a
  // shadow root.
  const onSkipped = (event: MouseEvent) => {
    event.preventDefault()
    page.current?.focus()
  }
  useEffect(() => preloadLater(preloads), [preloads])
  const menu = props.menu ? (
    <Menu name={name} groups={props.menu} logout={logout} Note={props.MenuNote} />
  ) : null
  return (
    <div className={classes('cabinet', isMobile && 'cabinet--mobile', !menu && 'cabinet--plain')}>
      {/* eslint-disable-next-line no-restricted-syntax -- an address of ours, which is never followed */}
      <a className="btn skip" href={linkTo('#content')} onClick={onSkipped}>
        К содержанию
      </a>
      <div className="head">
        {!parent && emblem}
        <div className="head__text">
          {back && (
            <TextLink to={back.path} before="left">
              {back.title}
            </TextLink>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {view?.title ?? title}
          </h1>
          {note && <p className="soft">{note}</p>}
        </div>
        <div className="head__tools">
          <LargerSwitch />
          {tools}
          {!isMobile && logout}
        </div>
      </div>
      {!isMobile && menu}
      <div className="page" ref={page} tabIndex={-1}>
        {isAvailable(section) ? (
          <DraftContext value={drafts}>
            <HeadContext value={setView}>
              <Pages section={section} isAvailable={isAvailable} menu={isMobile ? menu : null} />
            </HeadContext>
          </DraftContext>
        ) : (
          <Unavailable />
        )}
      </div>
    </div>
  )
}

/** Enlarges the text of all islands of the site by a quarter, on this device (contract 3.6). */
function LargerSwitch() {
  const [isOn, setOn] = useState(isLarger)
  const onPressed = () => {
    changeLarger(!isOn)
    setOn(!isOn)
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="btn btn--quiet larger"
      onClick={onPressed}
    >
      Крупнее
      <span aria-hidden="true" />
    </button>
  )
}
