import type { MaterialDetail } from '#data/materials/material'
import { Badge } from '#ui/Badge'
import { TextLink } from '#ui/controls/TextLink'
import { Picture } from '#ui/Picture'
import { StyleSheet } from '#ui/StyleSheet'
import { joinedByDots } from '#domain/text/joinedByDots'
import { useCancelEventRegistrationMutation, useRegisterForEventMutation } from '#data/materials/materialApi'
import { Card } from '#ui/Card'
import { FileLink } from '../FileLink'
import { StarCount } from '../StarCount'
import { useShowsStars } from '../useShowsStars'
import { LectureVideo } from '../video/LectureVideo'
import { DayBlock } from '../participation/DayBlock'
import { TakePart } from '../participation/TakePart'
import { seatsInWords, whenInWords } from '../participation/taking'
import { BlocksView } from './BlocksView'
import { factsOf } from './kinds'
import { TrainingCards } from './TrainingCards'
import css from './blocks.css'

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

/** Shows date and place of an event, and the registration. */
function EventCard({ event }: { event: MaterialDetail }) {
  const { id, place, seatsLeft } = event
  const [register] = useRegisterForEventMutation()
  const [cancel] = useCancelEventRegistrationMutation()
  return (
    <Card title={whenInWords(event)} {...(event.startsAt !== null && { className: 'event' })}>
      <DayBlock iso={event.startsAt} />
      <p className="event__where soft">{joinedByDots([place ?? 'Онлайн', seatsInWords(seatsLeft)])}</p>
      <TakePart event={event} register={() => register(id).unwrap()} cancel={() => cancel(id).unwrap()} />
    </Card>
  )
}
