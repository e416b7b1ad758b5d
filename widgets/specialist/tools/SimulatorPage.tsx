import { CataractTool } from '#features/professional/cataract/CataractTool'
import { ToolCard } from './ToolCard'

export const SimulatorPage = () => (
  <ToolCard>
    <CataractTool />
  </ToolCard>
)
