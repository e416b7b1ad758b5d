import { CalculatorTool } from '#features/professional/calculator/CalculatorTool'
import { ToolCard } from './ToolCard'

export const CalculatorPage = () => (
  <ToolCard>
    <CalculatorTool />
  </ToolCard>
)
