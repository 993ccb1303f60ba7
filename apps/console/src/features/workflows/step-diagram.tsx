import type { ReactNode } from 'react'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import type { Step } from './definition.rules.ts'
import { type DiagramArrow, type DiagramBox, diagramOf } from './step-diagram.rules.ts'
import classes from './workflows.module.css'
import { workflowsText } from './workflows.text.ts'

/** The steps from top to bottom. Arrows on the right lead to steps that are not the next one. */
export function StepDiagram({ steps }: { steps: readonly Step[] }): ReactNode {
  const t = workflowsText.useText()
  if (steps.length === 0) return null
  const { width, height, boxWidth, boxes, arrows } = diagramOf(steps, (step) => step.label ?? t(step.type))
  return (
    <figure className={classes.diagram}>
      <figcaption className={layout.small}>{t('diagram')}</figcaption>
      <svg
        // Room for the outline of the boxes.
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        width={width + 2}
        role="img"
        aria-label={t('diagramAbout')}
      >
        {arrows.map((arrow) => (
          <Arrow key={arrow.key} arrow={arrow} />
        ))}
        {boxes.map((box) => (
          <Box key={box.step.id} box={box} width={boxWidth} />
        ))}
      </svg>
    </figure>
  )
}

function Arrow({ arrow: { path, tip, label, branch } }: { arrow: DiagramArrow }): ReactNode {
  const tWords = wordsText.useText()
  const { x, y } = tip
  const head = tip.to === 'down' ? `${x - 4},${y - 7} ${x + 4},${y - 7}` : `${x + 7},${y - 4} ${x + 7},${y + 4}`
  return (
    <g>
      <path className={classes.line} d={path} fill="none" data-branch={branch ?? 'goto'} />
      <polygon className={classes.tip} points={`${x},${y} ${head}`} />
      {branch !== null && (
        <text className={classes.branch} x={label.x} y={label.y}>
          {tWords(branch === 'then' ? 'yes' : 'no')}
        </text>
      )}
    </g>
  )
}

function Box({ box: { step, lines, y, height }, width }: { box: DiagramBox; width: number }): ReactNode {
  return (
    <g data-type={step.type}>
      <rect
        className={classes.box}
        y={y}
        width={width}
        height={height}
        rx={step.type === 'condition' ? Math.min(16, height / 2) : 4}
      />
      <text className={classes.boxText}>
        {lines.map((line, index) => (
          <tspan key={index} x={14} y={y + 21 + index * 17}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}
