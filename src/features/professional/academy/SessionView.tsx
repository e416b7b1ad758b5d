import { useAcademySessionQuery } from '#data/education/academyApi'
import type { AcademySession } from '#data/education/education'
import { BackLink } from '#ui/controls/BackLink'
import { Picture } from '#ui/Picture'
import { Card } from '#ui/Card'
import { Icon } from '#ui/Icon'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { FileLink } from '../FileLink'
import css from '../materials/blocks.css'
import { seatsInWords, whenInWords } from '../participation/taking'
import { LectureVideo } from '../video/LectureVideo'
import { TakeSeat } from './TakeSeat'

/** Shows one lecture: the speaker, the registration, and the recording once it is over. */
export function SessionView({ id }: { id: string }) {
  const query = useAcademySessionQuery(id)
  return (
    <>
      {/* Here, so that the header does not go back to the section's while the sheet loads. */}
      <StyleSheet href={css} />
      <BackLink to="/academy/" title={query.data?.title}>
        Вечерняя академия
      </BackLink>
      <Loaded
        query={query}
        failure="Занятие не загрузилось"
        skeleton={<CardSkeleton label="Загружаем занятие" heights={[24, 16, 120, 48]} />}
      >
        {/* The id is that of the URL: the cache entry that a mutation updates has this id. */}
        {(session) => <Session session={{ ...session, id }} />}
      </Loaded>
    </>
  )
}

function Session({ session }: { session: AcademySession }) {
  const { title, text, speaker, seatsLeft, recording, materials } = session
  return (
    <Card title={whenInWords(session)}>
      {recording && (
        <div className="blocks">
          <LectureVideo video={recording} label={title} />
        </div>
      )}
      {speaker && (
        <div className="item">
          <span className="thumb">
            <Picture address={speaker.picture}>
              <Icon name="user" />
            </Picture>
          </span>
          <span className="item__main">
            <span className="strong">{speaker.name}</span>
            {speaker.title !== null && <span className="small soft">{speaker.title}</span>}
          </span>
        </div>
      )}
      {text !== '' && <p>{text}</p>}
      {seatsInWords(seatsLeft) !== '' && !recording && <p className="soft">{seatsInWords(seatsLeft)}</p>}
      <TakeSeat session={session} />
      {materials.map((file) => (
        <p key={file.id}>
          <FileLink file={file} />
        </p>
      ))}
    </Card>
  )
}
