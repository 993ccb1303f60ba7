import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'work-item-taken': {
      status: 422,
      en: {
        title: 'Somebody else has taken this',
        meaning: 'The item was assigned to somebody else after you read the queue.',
        howToFix: 'Read the queue again. To take the item over, send its current assignee as `fromAssigneeId`.',
      },
      da: {
        title: 'En anden har taget opgaven',
        meaning: 'Opgaven er tildelt en anden, efter at du læste køen.',
        howToFix: 'Læs køen igen. For at overtage opgaven skal du sende den nuværende ansvarlige som `fromAssigneeId`.',
      },
    },
  },
  texts: {
    'There is no such item in the work queue.': 'Opgaven findes ikke i køen.',
    'The item is assigned to somebody else.': 'Opgaven er tildelt en anden.',
    'must contain assigneeId or snoozedUntil': 'skal indeholde assigneeId eller snoozedUntil',
  },
})
