import type { Story } from '#data/friends/story'
import { Icon } from '#ui/Icon'
import { Picture } from '#ui/Picture'
import { TextLink } from '#ui/controls/TextLink'
import { Video } from '#ui/Video'

/**
 * Shows a story as its readers see it, without the title. The text is plain text: markup is not interpreted.
 */
export function StoryView({
  story: { text, tags, files },
}: {
  story: Pick<Story, 'text' | 'tags' | 'files'>
}) {
  return (
    <div className="editor__view">
      <p className="editor__text">{text}</p>
      {files.map(({ name, type, url, alt }, index) =>
        type.startsWith('image/') ? (
          <figure key={index} className="editor__figure">
            <span {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
              <Picture address={url}>
                <Icon name="file" />
              </Picture>
            </span>
            {url === null && <figcaption className="small soft">{name}</figcaption>}
          </figure>
        ) : (
          <figure key={index} className="editor__figure">
            <Video address={type.startsWith('video/') ? url : null} label={alt || name}>
              <TextLink href={url} newTab>
                {alt || name}
              </TextLink>
            </Video>
          </figure>
        ),
      )}
      {tags.length > 0 && <p className="small soft">{tags.map((tag) => `#${tag}`).join(' ')}</p>}
    </div>
  )
}
