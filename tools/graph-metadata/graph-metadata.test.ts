import { operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { extractMetadata } from './extract-metadata.ts';
import { readCsdl } from './read-csdl.ts';

/** A CSDL document in Microsoft's format, with four of its thousands of types. */
const xml = `<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="microsoft.graph" Alias="graph">
  <EnumType Name="level"><Member Name="low" Value="0" /><Member Name="high" Value="1" /></EnumType>
  <EntityType Name="entity" Abstract="true"><Key><PropertyRef Name="id" /></Key><Property Name="id" Type="Edm.String" Nullable="false" /></EntityType>
  <EntityType Name="drive" BaseType="graph.entity"><NavigationProperty Name="items" Type="Collection(graph.driveItem)" ContainsTarget="true" /></EntityType>
  <EntityType Name="driveItem" BaseType="graph.entity" OpenType="true">
    <Property Name="content" Type="Edm.Stream" /><Property Name="size" Type="graph.level" /><Property Name="other" Type="graph.other" />
    <NavigationProperty Name="children" Type="Collection(graph.driveItem)"><Annotation Term="Org.OData.Core.V1.Description" String="a > b" /></NavigationProperty>
  </EntityType>
  <ComplexType Name="other"><Property Name="name" Type="Edm.String" /></ComplexType>
  <Action Name="checkin" IsBound="true"><Parameter Name="bindingParameter" Type="graph.driveItem" /><Parameter Name="comment" Type="Edm.String" /></Action>
  <Action Name="copy" IsBound="true"><Parameter Name="bindingParameter" Type="graph.entity" /><Parameter Name="name" Type="Edm.String" /><ReturnType Type="graph.driveItem" /></Action>
  <EntityContainer Name="GraphService"><EntitySet Name="drives" EntityType="microsoft.graph.drive"><NavigationPropertyBinding Path="items" Target="x" /></EntitySet></EntityContainer>
</Schema>
<Schema Namespace="microsoft.graph.security"><EntityType Name="drive"><Property Name="evil" Type="Edm.String" /></EntityType></Schema>
</edmx:DataServices></edmx:Edmx>`;

it('extracts the paths of operations and the reachable types from a CSDL document', () => {
  const { checkIn, copyItem, createChild, getChildByPath, getItemContent, listChildren, putItemContent } = operations;
  const testedOperations = [
    checkIn,
    copyItem,
    createChild,
    getChildByPath,
    getItemContent,
    listChildren,
    putItemContent,
  ];
  const { operations: facts, types, enums } = extractMetadata(readCsdl(xml), testedOperations);
  const brief = Object.values(facts).map(({ of, body, reply }) => [of, body, reply]);
  expect(brief).toEqual([
    [undefined, { comment: 'Edm.String' }, undefined],
    ['driveItem', { name: 'Edm.String' }, undefined],
    ['driveItem', 'driveItem', 'driveItem'],
    ['driveItem', undefined, 'driveItem'],
    ['driveItem', undefined, undefined],
    ['driveItem', undefined, 'Collection(driveItem)'],
    ['driveItem', undefined, 'driveItem'],
  ]);
  expect(types.driveItem).toEqual({
    isOpen: true,
    properties: { id: 'Edm.String!', content: 'Edm.Stream', size: 'level', other: 'other' },
    navigation: { children: 'Collection(driveItem)' },
  });
  // The operations use `size`, but no property of type `other`.
  expect([Object.keys(types).sort(), enums]).toEqual([['driveItem'], { level: ['low', 'high'] }]);
});

it('rejects an operation whose path is not in the document', () => {
  expect(() => extractMetadata(readCsdl(xml), [operations.getMe])).toThrow('The metadata has no GET /me');
  expect(() => extractMetadata(readCsdl(xml), [operations.invite])).toThrow('/invite');
});
