import { HomeCards } from '#features/professional/home/HomeCards'
import type { SectionProps } from '#shell/lib/SectionProps'

/** The specialist's home: what is most urgent first; on a phone the menu follows it. */
export const HomePage = ({ menu }: SectionProps) => (
  <>
    <div className="desk">
      <HomeCards />
    </div>
    {menu}
  </>
)
