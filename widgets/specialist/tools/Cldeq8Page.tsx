import { cldeq8 } from '#data/screenings/cldeq8'
import { QuestionnaireTool } from '#features/professional/questionnaires/QuestionnaireTool'
import { ToolCard } from './ToolCard'

/** Shows the questionnaire without a customer: it loads and saves nothing, and offers no appointment. */
export const Cldeq8Page = () => (
  <ToolCard>
    <QuestionnaireTool tool="cldeq-8" questionnaire={cldeq8} />
  </ToolCard>
)
