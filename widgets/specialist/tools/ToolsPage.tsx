import { Anchor } from '#ui/controls/Anchor'
import { Icon } from '#ui/Icon'
import type { IconName } from '#ui/lib/icons'
import { TOOLS, type ToolName } from './toolList'

const LIST: { name: ToolName; about: string; icon: IconName }[] = [
  { name: 'osdi-6', about: 'Шесть вопросов пациенту и сумма баллов', icon: 'drop' },
  { name: 'cldeq-8', about: 'Восемь вопросов тому, кто носит линзы', icon: 'lens' },
  {
    name: 'lens-calculator',
    about: 'Вертексное расстояние, транспозиция, торические и мультифокальные линзы, кератометрия, разрез',
    icon: 'plus',
  },
  {
    name: 'cataract-simulator',
    about: 'Показывает пациенту и близким, как меняется зрение',
    icon: 'eye',
  },
]

/** Lists the tools; each loads at its own address. */
export const ToolsPage = () => (
  <div className="card" part="card">
    <p className="soft">Считают на этом устройстве: ответы и измерения никуда не отправляются.</p>
    <ul className="list">
      {LIST.map(({ name, about, icon }) => (
        <li key={name}>
          <Anchor to={`/tools/${name}/`} className="item">
            <span className="thumb">
              <Icon name={icon} />
            </span>
            <span className="item__main">
              <span className="strong">{TOOLS[name]}</span>
              <span className="small soft">{about}</span>
            </span>
            <Icon name="right" size={20} />
          </Anchor>
        </li>
      ))}
    </ul>
  </div>
)
