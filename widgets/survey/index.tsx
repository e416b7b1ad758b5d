import { useState } from 'react'
import { SurveyTool } from '../../src/features/professional/survey/SurveyTool'
import { warnOnce } from '../../src/host/warn'
import columnCss from '../../src/island/column.css'
import { definePlainIsland } from '../../src/island/definePlainIsland'
import { EditorsContent } from '../../src/island/EditorsContent'
import { surveyCodeOf } from './start'

/** Shows the survey that the editor has set; without one nothing is requested. */
function Survey({ container }: { container: HTMLElement }) {
  const [code] = useState(() => {
    const named = surveyCodeOf(container)
    if (named === undefined) warnOnce('"survey" stays away: data-survey has the code of no survey')
    return named
  })
  return code === undefined ? <EditorsContent /> : <SurveyTool code={code} />
}

export const island = definePlainIsland({ Content: Survey, styles: [columnCss] })
