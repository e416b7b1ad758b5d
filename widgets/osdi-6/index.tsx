import { useState } from 'react'
import { osdi6 } from '../../src/data/screenings/osdi6'
import { QuestionnaireTool } from '../../src/features/professional/questionnaires/QuestionnaireTool'
import { withSettings } from '../../src/features/professional/questionnaires/settings'
import columnCss from '../../src/island/column.css'
import { definePlainIsland } from '../../src/island/definePlainIsland'
import { Card } from '../../src/ui/Card'

/** Shows the questionnaire as an island; the editor sets its limits and the URL for appointments. */
function Osdi6({ container }: { container: HTMLElement }) {
  const [settings] = useState(() => withSettings(container, osdi6))
  return (
    <Card title={osdi6.title}>
      <QuestionnaireTool tool="osdi-6" {...settings} />
    </Card>
  )
}

export const island = definePlainIsland({
  Content: Osdi6,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'osdi-6' },
})
