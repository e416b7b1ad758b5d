import type * as pages from './Pages'
import { SectionPage } from './SectionPage'

/** Nothing is pointed at before React. */
export const Pages = (({ section, menu }) => <SectionPage section={section} menu={menu} />) as (
  props: Parameters<typeof pages.Pages>[0],
) => ReturnType<typeof SectionPage>
