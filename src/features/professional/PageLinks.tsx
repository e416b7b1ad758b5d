import { ButtonLink } from '#ui/controls/ButtonLink'
import { TextLink } from '#ui/controls/TextLink'
import { EmptyState } from '#ui/states/EmptyState'

interface PageLinksProps {
  page: number
  /** The number of pages, which is also the number of the last one. */
  last: number
  /** Returns the path of another page of the list. */
  pathOf: (page: number) => string
}

/** Links to the previous and the next page; renders nothing if there is only one page. */
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

/** Stands on a page behind the last one: the list has become shorter, or the address was typed. */
export const PastLastPage = ({ pathOf }: Pick<PageLinksProps, 'pathOf'>) => (
  <EmptyState
    title="На этой странице пусто"
    action={<ButtonLink to={pathOf(1)}>На первую страницу</ButtonLink>}
  >
    Возможно, список стал короче.
  </EmptyState>
)
