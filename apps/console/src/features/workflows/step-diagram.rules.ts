import { followers, type Step } from './definition.rules.ts'

const boxWidth = 240
const lineHeight = 17
const padding = 8
const gap = 30
const laneWidth = 20
/** About as many characters of the diagram's font as fit into a box. */
const lettersMax = 30

export interface DiagramBox {
  readonly step: Step
  readonly lines: readonly string[]
  readonly y: number
  readonly height: number
}

/** An arrow from one step to another: straight down to the next one, or around the steps between in a lane. */
export interface DiagramArrow {
  readonly key: string
  readonly branch: 'then' | 'else' | null
  readonly path: string
  /** The tip, and the direction in which it points. */
  readonly tip: { readonly x: number; readonly y: number; readonly to: 'down' | 'left' }
  readonly label: { readonly x: number; readonly y: number }
}

export interface Diagram {
  readonly width: number
  readonly height: number
  readonly boxWidth: number
  readonly boxes: readonly DiagramBox[]
  readonly arrows: readonly DiagramArrow[]
}

/** Where the steps and the arrows between them are drawn. Names wrap, and arrows in lanes do not cover each other. */
export function diagramOf(steps: readonly Step[], nameOf: (step: Step) => string): Diagram {
  const boxes: DiagramBox[] = []
  let y = 0
  for (const step of steps) {
    const lines = wrapped(nameOf(step))
    const height = lines.length * lineHeight + 2 * padding
    boxes.push({ step, lines, y, height })
    y += height + gap
  }
  const lanes: (readonly [from: number, to: number])[][] = []
  const arrows = steps.flatMap((step, index) =>
    followers(steps, index).flatMap(({ to, branch }, place): DiagramArrow[] => {
      const [source, target] = [boxes[index], boxes[to]]
      if (source === undefined || target === undefined) return []
      const key = `${step.id} ${branch ?? ''}`
      if (to === index + 1) return [{ key, branch, ...straight(source, target, place) }]
      const lane = laneFor(lanes, [Math.min(index, to), Math.max(index, to)])
      return [{ key, branch, ...around(source, target, lane) }]
    }),
  )
  const width = boxWidth + (lanes.length === 0 ? 0 : 36 + lanes.length * laneWidth)
  return { width, height: Math.max(0, y - gap), boxWidth, boxes, arrows }
}

type Drawn = Omit<DiagramArrow, 'key' | 'branch'>

/** The second arrow of a condition has its label on the other side. */
function straight(source: DiagramBox, target: DiagramBox, place: number): Drawn {
  const x = boxWidth / 2
  const start = source.y + source.height
  return {
    path: `M ${x} ${start} V ${target.y}`,
    tip: { x, y: target.y, to: 'down' },
    label: { x: place === 0 ? x + 8 : x - 32, y: start + 18 },
  }
}

/** Leaves in the upper half of a box and arrives in the lower half, so that both can be told apart. */
function around(source: DiagramBox, target: DiagramBox, lane: number): Drawn {
  const start = source.y + source.height / 2
  const end = target.y + target.height / 2 + (target.y > source.y ? -6 : 6)
  const bend = boxWidth + 36 + lane * laneWidth
  return {
    path: `M ${boxWidth} ${start} H ${bend} V ${end} H ${boxWidth}`,
    tip: { x: boxWidth, y: end, to: 'left' },
    label: { x: boxWidth + 6, y: start - 5 },
  }
}

/** The first lane in which the span touches no other. */
function laneFor(lanes: (readonly [number, number])[][], span: readonly [number, number]): number {
  const free = lanes.findIndex((spans) => spans.every(([from, to]) => span[1] < from || span[0] > to))
  if (free === -1) return lanes.push([span]) - 1
  lanes[free]?.push(span)
  return free
}

/** The text in lines of whole words; a longer word is split. */
export function wrapped(text: string): readonly string[] {
  const words = text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${lettersMax}}`, 'gu')) ?? [])
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < lettersMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
