import type { Material } from '#data/materials/material'
import { formatNumber } from '#domain/numbers/counts'
import { Badge } from '#ui/Badge'
import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { materialPath } from '../paths'
import { useShowsStars } from '../useShowsStars'
import { factsOf, kindWords } from './kinds'

/** One material in a list: all of it is the link. */
export function MaterialTile({ material }: { material: Material }) {
  const { kind, title, picture, isNew, stars } = material
  const showsStars = useShowsStars()
  return (
    <Anchor to={materialPath(material)} className="card tile">
      <span className="tile__picture">
        <Picture address={picture}>
          <Icon name={kindWords[kind].icon} />
        </Picture>
      </span>
      <span className="tile__text">
        <span className="strong">{title}</span>
        {isNew && <Badge icon="star" tone="active" label="Новое" />}
        <span className="small soft">{factsOf(material)}</span>
        {showsStars && stars !== null && stars > 0 && (
          <span className="tile__stars">
            <Icon name="star" size={16} />+{formatNumber(stars)}
            <span className="visually-hidden"> звёзд</span>
          </span>
        )}
      </span>
    </Anchor>
  )
}
