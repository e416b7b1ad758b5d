import { osdi6 } from '#data/screenings/osdi6'
import { QuestionnaireTool } from '#features/professional/questionnaires/QuestionnaireTool'
import { ToolCard } from './ToolCard'

/** The questionnaire without a customer: it reads and saves nothing and offers no appointment. */
export const Osdi6Page = () => (
  <ToolCard>
    <QuestionnaireTool tool="osdi-6" questionnaire={osdi6} />
  </ToolCard>
)
