import { osdi6 } from '#data/screenings/osdi6'
import { QuestionnaireTool } from '#features/professional/questionnaires/QuestionnaireTool'
import { ToolCard } from './ToolCard'

/** Shows the questionnaire without a customer: it loads and saves nothing, and offers no appointment. */
export const Osdi6Page = () => (
  <ToolCard>
    <QuestionnaireTool tool="osdi-6" questionnaire={osdi6} />
  </ToolCard>
)
