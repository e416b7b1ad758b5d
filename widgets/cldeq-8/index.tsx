import { useState } from 'react'
import { cldeq8 } from '../../src/data/screenings/cldeq8'
import { QuestionnaireTool } from '../../src/features/professional/questionnaires/QuestionnaireTool'
import { withSettings } from '../../src/features/professional/questionnaires/settings'
import columnCss from '../../src/island/column.css'
import { definePlainIsland } from '../../src/island/definePlainIsland'
import { Card } from '../../src/ui/Card'

/** Shows the questionnaire as an island; the editor sets its limits and the URL for appointments. */
function Cldeq8({ container }: { container: HTMLElement }) {
  const [settings] = useState(() => withSettings(container, cldeq8))
  return (
    <Card title={cldeq8.title}>
      <QuestionnaireTool tool="cldeq-8" {...settings} />
    </Card>
  )
}

export const island = definePlainIsland({
  Content: Cldeq8,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'cldeq-8' },
})
