import type { Block } from '#data/materials/material'
import { Picture } from '#ui/Picture'
import { FileLink } from '../FileLink'
import { LectureVideo } from '../video/LectureVideo'

interface BlocksViewProps {
  blocks: readonly Block[]
  title: string
  /** Level of the headings in the text. */
  level?: 'h2' | 'h3'
}

/** Renders a text of the server from blocks of known types; it is never interpreted as HTML. */
export const BlocksView = ({ blocks, title, level = 'h2' }: BlocksViewProps) => (
  <div className="blocks">
    {blocks.map((block, place) => (
      <BlockView block={block} title={title} Heading={level} key={place} />
    ))}
  </div>
)

interface BlockViewProps {
  block: Block
  title: string
  Heading: 'h2' | 'h3'
}

function BlockView({ block, title, Heading }: BlockViewProps) {
  switch (block.type) {
    case 'heading':
      return <Heading className="h3">{block.text}</Heading>
    case 'text':
      return <p>{block.text}</p>
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
      )
    case 'list':
      return (
        <ul className="blocks__list">
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <TableView rows={block.rows} title={title} />
    case 'image':
      return (
        <figure>
          <Picture address={block.url}>{null}</Picture>
          <figcaption className="small soft">{block.alt}</figcaption>
        </figure>
      )
    case 'file':
      return (
        <p>
          <FileLink file={block.file} />
        </p>
      )
    case 'video':
      return <LectureVideo video={block.video} label={title} />
  }
}

/** The first row has the column headers. A wide table scrolls in a box of its own, by keyboard as well. */
function TableView({ rows, title }: { rows: readonly string[][]; title: string }) {
  const [head = [], ...body] = rows
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls needs the focus
    <div className="blocks__table" role="region" aria-label={`Таблица: ${title}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th scope="col" key={place}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
