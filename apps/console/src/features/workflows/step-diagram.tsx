import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { followers, type Step } from './definition.rules.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

const width = 420
const rowHeight = 48
const boxHeight = 32
const boxWidth = 220
const left = 24

/** The steps from top to bottom. Lines on the right lead to steps that are not the next one. */
export function StepDiagram({ steps }: { steps: readonly Step[] }): ReactNode {
  const t = workflowsText.useText()
  if (steps.length === 0) return null
  const height = steps.length * rowHeight
  const middle = (index: number): number => Math.min(index, steps.length) * rowHeight + boxHeight / 2
  return (
    <figure className={classes.diagram}>
      <figcaption className={layout.small}>{t('diagram')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('diagramAbout')}>
        {steps.flatMap((step, index) =>
          followers(steps, index).map(({ to, branch }, place) => {
            const key = `${step.id} ${branch ?? ''}`
            if (to === index + 1) {
              const x = left + boxWidth / 2
              return to < steps.length ? (
                <line
                  key={key}
                  className={classes.line}
                  x1={x}
                  x2={x}
                  y1={middle(index) + boxHeight / 2}
                  y2={to * rowHeight}
                />
              ) : null
            }
            const right = left + boxWidth
            const bend = right + 24 + ((index * 16 + place * 8) % 120)
            const path = `M ${right} ${middle(index)} H ${bend} V ${middle(to)} H ${right}`
            return <path key={key} className={classes.line} d={path} fill="none" data-branch={branch ?? 'goto'} />
          }),
        )}
        {steps.map((step, index) => (
          <g key={step.id} data-type={step.type}>
            <rect
              className={classes.box}
              x={left}
              y={index * rowHeight}
              width={boxWidth}
              height={boxHeight}
              rx={step.type === 'condition' ? 16 : 4}
            />
            <text className={classes.boxText} x={left + 12} y={index * rowHeight + 21}>
              {shortened(step.label ?? t(step.type))}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text
}
