import type { Material } from '#data/materials/material'
import { Badge } from '#ui/Badge'
import { Anchor } from '#ui/controls/Anchor'
import { Picture } from '#ui/Picture'
import { materialPath } from '../paths'
import { starsWord } from '../honours/starsInWords'
import { StarCount } from '../StarCount'
import { DayBlock } from '../participation/DayBlock'
import { useShowsStars } from '../useShowsStars'
import { KindDrawing } from './KindDrawing'
import { factsOf } from './kinds'

/** Shows a material in a list; the whole tile is a link. */
export function MaterialTile({ material }: { material: Material }) {
  const { kind, title, picture, isNew, stars, startsAt } = material
  const showsStars = useShowsStars()
  return (
    <Anchor to={materialPath(material)} className="card tile">
      <span className="tile__picture">
        <Picture address={picture}>
          <KindDrawing kind={kind} />
        </Picture>
        {kind === 'events' && <DayBlock iso={startsAt} />}
      </span>
      <span className="tile__text">
        <span className="strong">{title}</span>
        {isNew && <Badge icon="star" tone="active" label="Новое" />}
        <span className="tile__foot">
          <span className="small soft">{factsOf(material)}</span>
          {showsStars && stars !== null && stars > 0 && (
            <span>
              <StarCount stars={stars} />
              <span className="visually-hidden"> {starsWord(stars)}</span>
            </span>
          )}
        </span>
      </span>
    </Anchor>
  )
}
