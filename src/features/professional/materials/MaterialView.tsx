import type { MaterialDetail } from '#data/materials/material'
import { Badge } from '#ui/Badge'
import { TextLink } from '#ui/controls/TextLink'
import { Picture } from '#ui/Picture'
import { StyleSheet } from '#ui/StyleSheet'
import { FileLink } from '../FileLink'
import { StarCount } from '../StarCount'
import { useShowsStars } from '../useShowsStars'
import { LectureVideo } from '../video/LectureVideo'
import css from './blocks.css'
import { BlocksView } from './BlocksView'
import { EventCard } from './EventCard'
import { factsOf } from './kinds'
import { TrainingCards } from './TrainingCards'

/** Shows a material with what its kind adds: registration, a recording, lessons. */
export function MaterialView({ material }: { material: MaterialDetail }) {
  const { kind, title, text, picture, themes, stars, blocks, files, products, video } = material
  const showsStars = useShowsStars()
  const about = (
    <section className="card" part="card" aria-label="Материал">
      <p className="row material-facts">
        <span className="small soft">{factsOf(material)}</span>
        {themes.map((theme) => (
          <Badge key={theme.id} icon="info" tone="active" label={theme.title} />
        ))}
        {showsStars && stars !== null && stars > 0 && <StarCount stars={stars} inWords />}
      </p>
      {text !== '' && <p>{text}</p>}
      {(picture !== null || video) && (
        <div className="blocks">
          <Picture address={picture}>{null}</Picture>
          {video && <LectureVideo video={video} label={title} />}
        </div>
      )}
      {blocks.length > 0 && <BlocksView blocks={blocks} title={title} />}
      <Attached {...{ files, products }} />
    </section>
  )
  return (
    <>
      <StyleSheet href={css} />
      {kind === 'events' ? (
        <div className="event-page">
          <EventCard event={material} />
          {about}
        </div>
      ) : (
        about
      )}
      {kind === 'training' && <TrainingCards training={material} />}
    </>
  )
}

function Attached({ files, products }: Pick<MaterialDetail, 'files' | 'products'>) {
  return (
    <>
      {files.length > 0 && (
        <div className="stack stack--tight">
          <h2 className="h3">Файлы</h2>
          {files.map((file) => (
            <FileLink key={file.id} file={file} />
          ))}
        </div>
      )}
      {products.length > 0 && (
        <div className="stack stack--tight">
          <h2 className="h3">Продукты</h2>
          {products.map(({ productId, title, link }) => (
            <TextLink key={productId} href={link} after="right">
              {title}
            </TextLink>
          ))}
        </div>
      )}
    </>
  )
}
