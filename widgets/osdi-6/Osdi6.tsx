import { useState } from 'react'
import { osdi6 } from '../../src/data/screenings/osdi6'
import { QuestionnaireTool } from '../../src/features/professional/questionnaires/QuestionnaireTool'
import { withSettings } from '../../src/features/professional/questionnaires/settings'
import { Card } from '../../src/ui/Card'

/** Shows the questionnaire as an island; the editor sets its limits and the URL for appointments. */
export function Osdi6({ container }: { container: HTMLElement }) {
  const [settings] = useState(() => withSettings(container, osdi6))
  return (
    <Card title={osdi6.title}>
      <QuestionnaireTool tool="osdi-6" {...settings} />
    </Card>
  )
}
