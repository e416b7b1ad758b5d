import { TextLink } from '#ui/controls/TextLink'

interface PageLinksProps {
  page: number
  /** Number of pages. */
  last: number
  /** The address of another page of the list. */
  pathOf: (page: number) => string
}

/** The way to the pages before and after; nothing where there is one page. */
export function PageLinks({ page, last, pathOf }: PageLinksProps) {
  if (last <= 1) return null
  return (
    <nav className="row" aria-label="Страницы">
      {page > 1 && (
        <TextLink to={pathOf(page - 1)} before="left">
          Назад
        </TextLink>
      )}
      <span className="small soft num">
        Страница {page} из {last}
      </span>
      {page < last && (
        <TextLink to={pathOf(page + 1)} after="right">
          Дальше
        </TextLink>
      )}
    </nav>
  )
}
